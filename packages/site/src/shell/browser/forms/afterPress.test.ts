import { createAfterPress } from './afterPress';

const press = (type: 'pointerdown' | 'pointerup' | 'pointercancel') => window.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function create() {
  const controller = new AbortController();
  const ran: string[] = [];
  const afterPress = createAfterPress(controller.signal);
  return { controller, ran, blur: (name: string) => afterPress(() => ran.push(name)) };
}

test('what a key blurs is looked at in the next task', () => {
  const { ran, blur } = create();
  blur('email');
  expect(ran).toEqual([]);
  jest.runAllTimers();
  expect(ran).toEqual(['email']);
});

test.each(['pointerup', 'pointercancel'] as const)(
  'what a press blurs waits until the press ends (%s), and its click has been heard',
  (end) => {
    const { ran, blur } = create();
    press('pointerdown');
    blur('email');
    jest.runAllTimers();
    expect(ran).toEqual([]);
    press(end);
    expect(ran).toEqual([]);
    jest.runAllTimers();
    expect(ran).toEqual(['email']);
    press('pointerdown');
    press(end);
    jest.runAllTimers();
    expect(ran).toEqual(['email']);
  },
);

test('what a key blurred just before a press waits for the press as well', () => {
  const { ran, blur } = create();
  blur('email');
  press('pointerdown');
  jest.runAllTimers();
  expect(ran).toEqual([]);
  press('pointerup');
  jest.runAllTimers();
  expect(ran).toEqual(['email']);
});

test('with its form it ends', () => {
  const { controller, ran, blur } = create();
  controller.abort();
  press('pointerdown');
  blur('email');
  jest.runAllTimers();
  expect(ran).toEqual(['email']);
});
