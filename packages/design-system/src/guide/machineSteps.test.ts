import { findSteps, isFirstState, listStates, readStates, type MachineNode } from './machineSteps';

type Way = readonly [event: string, to: MachineNode, guard?: unknown];

/** A state with the XState fields that are used. */
const createState = (path: string, initial?: string, ...children: MachineNode[]): MachineNode => ({
  path: path === '' ? [] : path.split('.'),
  states: Object.fromEntries(children.map((child) => [child.path.at(-1) ?? '', child])),
  config: { initial },
  transitions: new Map(),
  invoke: [{ id: '0.lamp.on', src: 'warmUp' }],
});

const createNode = (node: MachineNode, ...transitions: readonly Way[]): MachineNode => ({
  ...node,
  transitions: new Map(
    transitions.map(([eventType, to, guard]) => [eventType, [{ eventType, target: [to], guard }]]),
  ),
});

const off = createState('off');
const warm = createState('on.warm');
const cold = createNode(createState('on.cold'), ['xstate.after.warmth.lamp.on.cold', warm]);
const on = createNode(
  createState('on', 'cold', cold, warm),
  ['switch.pressed', off, { type: 'isAllowed' }],
  ['xstate.error.actor.0.lamp.on', off],
);
const lamp = createState('', 'off', createNode(off, ['switch.pressed', on, 'hasPower']), on);

describe('listStates', () => {
  it('lists the atomic states', () => {
    expect(listStates(lamp)).toEqual(['off', 'on.cold', 'on.warm']);
  });
});

describe('findSteps', () => {
  it('resolves a transition into a compound state to its initial state', () => {
    expect(findSteps(lamp, 'on.cold').into).toEqual([
      { from: 'off', event: 'switch.pressed', guard: 'hasPower', to: 'on.cold' },
    ]);
  });

  it('includes transitions of ancestors, with readable names', () => {
    expect(findSteps(lamp, 'on.cold').outOf).toEqual([
      { from: 'on', event: 'switch.pressed', guard: 'isAllowed', to: 'off' },
      { from: 'on', event: 'warmUp fails', guard: undefined, to: 'off' },
      { from: 'on.cold', event: 'after warmth', guard: undefined, to: 'on.warm' },
    ]);
  });
});

describe('isFirstState', () => {
  it.each([
    ['off', true],
    ['on.cold', false],
  ])('%s: %s', (state, isFirst) => {
    expect(isFirstState(lamp, state)).toBe(isFirst);
  });

  it('is true for one state in each region of a parallel machine', () => {
    const both = createState('', undefined, createState('form', 'clean', createState('form.clean')), off);
    expect(['form.clean', 'off'].map((state) => isFirstState(both, state))).toEqual([true, true]);
  });
});

describe('readStates', () => {
  it.each([
    ['one', 'idle', ['idle']],
    ['one in others', { signedIn: { renewing: 'verifying' } }, ['signedIn.renewing.verifying']],
    ['one of each region', { form: 'clean', version: 'current' }, ['form.clean', 'version.current']],
  ])('%s', (_, value, paths) => {
    expect(readStates(value)).toEqual(paths);
  });
});
