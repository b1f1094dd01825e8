/** Fields of a transition of XState that are used here. */
export interface MachineTransition {
  readonly eventType: string;
  readonly target: readonly MachineNode[] | undefined;
  readonly guard?: unknown;
}

/** Fields of a state that are used here; the `root` of an XState machine is one. */
export interface MachineNode {
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, MachineNode>>;
  readonly config: { readonly initial?: unknown };
  readonly transitions: ReadonlyMap<string, readonly MachineTransition[]>;
  readonly always?: readonly MachineTransition[];
  readonly invoke: readonly { readonly id: string; readonly src: unknown }[];
}

/** Transition between two atomic states, by their paths such as `signedIn.idle`. */
export interface MachineStep {
  /** State that defines the transition; may be compound, and is empty for the root. */
  readonly from: string;
  readonly event: string;
  /** Name of the guard. */
  readonly guard?: string;
  readonly to: string;
}

const join = ({ path }: MachineNode) => path.join('.');

const collect = (node: MachineNode): readonly MachineNode[] => [
  node,
  ...Object.values(node.states).flatMap(collect),
];

/** Returns the atomic states that are entered with a state: the initial one of every region. */
function findLeaves(node: MachineNode): readonly MachineNode[] {
  const children = Object.entries(node.states);
  if (children.length === 0) return [node];
  const { initial } = node.config;
  return children
    .filter(([key]) => initial === undefined || key === initial)
    .flatMap(([, child]) => findLeaves(child));
}

/** Formats generated event names of XState. */
function formatEvent(event: string, { invoke }: MachineNode): string {
  const actorOf = (prefix: string) => {
    const src = invoke.find(({ id }) => event === `${prefix}${id}`)?.src;
    return typeof src === 'string' ? src : 'actor';
  };
  if (event === '') return 'at once';
  if (event.startsWith('xstate.done.actor.')) return `${actorOf('xstate.done.actor.')} ends`;
  if (event.startsWith('xstate.error.actor.')) return `${actorOf('xstate.error.actor.')} fails`;
  if (event.startsWith('xstate.after.')) return `after ${event.split('.')[2] ?? ''}`;
  return event;
}

function formatGuard(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return undefined;
  return typeof guard.type === 'string' ? guard.type : undefined;
}

const stepsOf = (node: MachineNode): readonly MachineStep[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ eventType, target, guard }) =>
    (target ?? []).flatMap(findLeaves).map((leaf) => ({
      from: join(node),
      event: formatEvent(eventType, node),
      guard: formatGuard(guard),
      to: join(leaf),
    })),
  );

export const listStates = (root: MachineNode): readonly string[] =>
  collect(root)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(join);

export const isFirstState = (root: MachineNode, state: string): boolean =>
  findLeaves(root).some((leaf) => join(leaf) === state);

/** Transitions to and from a state, including those of its ancestors. */
export function findSteps(root: MachineNode, state: string) {
  const steps = collect(root).flatMap(stepsOf);
  const isAround = (from: string) => from === '' || from === state || state.startsWith(`${from}.`);
  return {
    into: steps.filter(({ to, from }) => to === state && from !== state),
    outOf: steps.filter(({ to, from }) => isAround(from) && to !== state),
  };
}

export type StateNames = string | { readonly [region: string]: StateNames | undefined };

/** Returns the paths of the active states of a machine: one, or one per region. */
export const readStates = (value: StateNames, around = ''): readonly string[] =>
  typeof value === 'string'
    ? [`${around}${value}`]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined ? [] : readStates(inner, `${around}${name}.`),
      );
