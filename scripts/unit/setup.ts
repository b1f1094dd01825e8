// Files share a process: the next one would wait forever on a clock that the last one has stopped.
afterAll(() => {
  vi.useRealTimers();
});
