import { createActor, SimulatedClock } from 'xstate';

import { flashMessageMachine, type FlashMessageInput } from './flashMessage.machine';

function start(input: FlashMessageInput) {
  const clock = new SimulatedClock();
  const actor = createActor(flashMessageMachine, { input, clock }).start();
  const isHidden = () => actor.getSnapshot().matches('hidden');
  return { clock, actor, isHidden };
}

describe('4 "Flash message: visible, then hidden by the hide control (only when not static and without link target)"', () => {
  it.each([
    [{}, true],
    [{ isStatic: true }, false],
    [{ hasLinkTarget: true }, false],
    [{ isStatic: true, hasLinkTarget: true }, false],
    [{ isFloating: true }, true],
    [{ isFloating: true, isStatic: true }, false],
  ])('%j', (input, hides) => {
    const { actor, isHidden } = start(input);
    expect(isHidden()).toBe(false);
    expect(actor.getSnapshot().can({ type: 'message.hide' })).toBe(hides);
    actor.send({ type: 'message.hide' });
    expect(isHidden()).toBe(hides);
  });
});

describe('4 "or, if floating, automatically after the timeout"; 9 "Floating flash message default timeout 7000 ms"', () => {
  it.each([
    [{ isFloating: true }, 7000],
    [{ isFloating: true, isStatic: true }, 7000],
    [{ isFloating: true, timeoutMs: 1500 }, 1500],
  ])('%j after %i ms', (input, timeoutMs) => {
    const { clock, isHidden } = start(input);
    clock.increment(timeoutMs - 1);
    expect(isHidden()).toBe(false);
    clock.increment(1);
    expect(isHidden()).toBe(true);
  });
  it('never if it does not float', () => {
    const { clock, isHidden } = start({ timeoutMs: 10 });
    clock.increment(1_000_000);
    expect(isHidden()).toBe(false);
  });
});
