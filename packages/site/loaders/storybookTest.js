/** Stub of `storybook/test` for the style guide, which renders stories without running their tests. */
const nothing = () => undefined;

export const clearAllMocks = nothing;
export const expect = nothing;
export const fireEvent = nothing;
export const fn = () => nothing;
export const isMockFunction = nothing;
export const mocked = nothing;
export const mocks = nothing;
export const onMockCall = nothing;
export const resetAllMocks = nothing;
export const restoreAllMocks = nothing;
export const screen = {};
export const spyOn = nothing;
export const uninstrumentedUserEvent = {};
export const userEvent = {};
export const waitFor = nothing;
export const within = nothing;
