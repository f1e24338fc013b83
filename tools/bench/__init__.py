"""`stepfuse bench`: a spec beside its roof and beside other libraries, timed in turns."""
