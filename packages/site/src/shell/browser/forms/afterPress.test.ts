import { createAfterPress } from './afterPress';

const press = (type: 'pointerdown' | 'pointerup' | 'pointercancel') => window.dispatchEvent(new Event(type));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function create() {
  const controller = new AbortController();
  const ran: string[] = [];
  const afterPress = createAfterPress(controller.signal);
  return { controller, ran, blur: (name: string) => afterPress(() => ran.push(name)) };
}

test('a blur by key is handled in the next task', () => {
  const { ran, blur } = create();
  blur('email');
  expect(ran).toEqual([]);
  vi.runAllTimers();
  expect(ran).toEqual(['email']);
});

test.each(['pointerup', 'pointercancel'] as const)(
  'a blur by press is handled after the press (%s), and after its click',
  (end) => {
    const { ran, blur } = create();
    press('pointerdown');
    blur('email');
    vi.runAllTimers();
    expect(ran).toEqual([]);
    press(end);
    expect(ran).toEqual([]);
    vi.runAllTimers();
    expect(ran).toEqual(['email']);
    press('pointerdown');
    press(end);
    vi.runAllTimers();
    expect(ran).toEqual(['email']);
  },
);

test('a blur by key just before a press is handled after the press', () => {
  const { ran, blur } = create();
  blur('email');
  press('pointerdown');
  vi.runAllTimers();
  expect(ran).toEqual([]);
  press('pointerup');
  vi.runAllTimers();
  expect(ran).toEqual(['email']);
});

test('with its form it ends', () => {
  const { controller, ran, blur } = create();
  controller.abort();
  press('pointerdown');
  blur('email');
  vi.runAllTimers();
  expect(ran).toEqual(['email']);
});
