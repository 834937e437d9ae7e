// Unexpected console errors fail the test.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
