// An unexpected complaint is a failure: warnings of React are bugs found early.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
