/** What stories import from `storybook/test`, where no story is tested: the names alone. */
const nothing = () => undefined;

export const expect = nothing;
export const fireEvent = nothing;
export const fn = () => nothing;
export const mocked = nothing;
export const screen = {};
export const spyOn = nothing;
export const userEvent = {};
export const waitFor = nothing;
export const within = nothing;
