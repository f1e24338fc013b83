/* Who has touched each byte in a launch, and when: finds what threads do to each other's bytes
 * without a barrier between, and what blocks do at all.
 *
 * Of each cell are kept the last store, a load by an earlier block, and loads since the last barrier:
 * two by different threads of a warp, one by another warp. They are enough: a store is by another
 * thread than one of them. Threads of a warp that have met since (`bar.warp.sync`) are no race. A
 * cell is four bytes, or one where a page has narrower accesses. Blocks run one after the other
 * here, so time is one number that barriers, warps that meet, blocks and launches advance. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE_BITS = 10, PAGE = 1 << PAGE_BITS, WORD_BITS = 2, SLOTS = 1 << 14 };

typedef struct {
    uint32_t time;
    uint32_t line : 22, thread : 10;
} Touch;

typedef struct {
    Touch stored, loaded[2], other_warp, elsewhere;
} Cell;

typedef struct Page {
    uint64_t number;
    struct Page *next;
    int bits;    /* of an address that a cell leaves out */
    Cell *cells; /* room for a cell a byte */
} Page;

static Page *slots[SLOTS], **made, *last;
static size_t used, room;
static uint32_t now, launched, entered; /* when this launch and this block began */
static uint32_t waited, met[32];        /* when all threads, and those of a warp, last met */

static void clear(Page *page) {
    memset(page->cells, 0, sizeof(Cell) * PAGE >> page->bits);
}

static Page *new_page(uint64_t number) {
    if (used == room) {
        room = room ? 2 * room : 1024;
        made = realloc(made, room * sizeof *made);
        for (size_t n = used; n < room; n++) {
            made[n] = calloc(1, sizeof(Page));
            made[n]->cells = malloc(sizeof(Cell) * PAGE); /* no memory until it is touched */
        }
    }
    Page *page = made[used++];
    Page **slot = &slots[(number * 0x9E3779B97F4A7C15u) >> 50];
    page->number = number, page->next = *slot, page->bits = WORD_BITS;
    clear(page);
    return *slot = page;
}

static Page *page_of(uint64_t number) {
    if (last && last->number == number) return last;
    Page *page = slots[(number * 0x9E3779B97F4A7C15u) >> 50];
    while (page && page->number != number) page = page->next;
    return last = page ? page : new_page(number);
}

/* Makes a page's cells single bytes. */
static void narrow(Page *page) {
    for (int n = PAGE - 1; n >= 0; n--) page->cells[n] = page->cells[n >> WORD_BITS];
    page->bits = 0;
}

static int is_of_warp(Touch one, Touch other) {
    return one.thread / 32 == other.thread / 32;
}

/* Whether what a thread has touched is behind all that its warp does now. */
static int is_past(Touch before) {
    return before.time < waited || before.time < met[before.thread / 32];
}

/* Whether an access of this launch may be at the same time. */
static int is_beside(Touch before, Touch mine) {
    if (before.time < launched) return 0;
    if (before.time < entered) return 1;
    if (before.time < waited || before.thread == mine.thread) return 0;
    return !is_of_warp(before, mine) || !is_past(before);
}

static void keep_load(Cell *cell, Touch mine) {
    Touch *loaded = cell->loaded;
    for (int n = 0; n < 2; n++)
        if (loaded[n].time >= launched && loaded[n].time < entered) cell->elsewhere = loaded[n];
    if (loaded[0].time >= waited && !is_of_warp(loaded[0], mine))
        cell->other_warp = mine;
    else
        loaded[loaded[0].thread != mine.thread && !is_past(loaded[0])] = mine;
}

/* One access; what it collides with, or NULL. */
static const Touch *touch(Cell *cell, Touch mine, int stores) {
    if (is_beside(cell->stored, mine)) return &cell->stored;
    if (!stores) {
        keep_load(cell, mine);
        return NULL;
    }
    for (int n = 0; n < 2; n++)
        if (is_beside(cell->loaded[n], mine)) return &cell->loaded[n];
    if (is_beside(cell->other_warp, mine)) return &cell->other_warp;
    if (is_beside(cell->elsewhere, mine)) return &cell->elsewhere;
    cell->stored = mine;
    return NULL;
}

/* A launch, a block or a barrier begins: 0, 1 or 2. */
void shadow_advance(int what) {
    waited = ++now;
    if (what == 2) return;
    entered = now;
    if (what == 1) return;
    launched = now;
    memset(slots, 0, sizeof slots);
    used = 0, last = NULL;
}

/* All threads of a warp have met. */
void shadow_meet(int warp) {
    met[warp] = ++now;
}

/* Looks at an access of `width` bytes; whether it is a race, which is then in `text`. Statements
 * are named as #7. */
int shadow(uint64_t address, int width, int stores, int thread, int line, char *text, int size) {
    Page *page = page_of(address >> PAGE_BITS);
    if (width < 1 << WORD_BITS && page->bits) narrow(page);
    uint64_t inside = address & (PAGE - 1);
    Touch mine = {now, (unsigned)line, (unsigned)thread};
    for (uint64_t n = inside >> page->bits; n <= (inside + width - 1) >> page->bits; n++) {
        Cell *cell = &page->cells[n];
        const Touch *other = touch(cell, mine, stores);
        if (!other) continue;
        char who[40] = "another block";
        if (other->time >= entered) snprintf(who, sizeof who, "thread %u", other->thread);
        snprintf(text, size, "a race: thread %d %s a byte at #%d that %s has %s at #%u; %s", thread,
                 stores ? "stores" : "loads", line, who,
                 other == &cell->stored ? "stored" : "loaded", other->line,
                 other->time >= entered ? "no barrier is between" : "blocks do not wait");
        return 1;
    }
    return 0;
}
