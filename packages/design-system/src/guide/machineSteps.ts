/** What is read of a way from one state to another; a machine of XState has it. */
export interface MachineTransition {
  readonly eventType: string;
  readonly target: readonly MachineNode[] | undefined;
  readonly guard?: unknown;
}

/** What is read of a state; the `root` of a machine of XState is one. */
export interface MachineNode {
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, MachineNode>>;
  readonly config: { readonly initial?: unknown };
  readonly transitions: ReadonlyMap<string, readonly MachineTransition[]>;
  readonly always?: readonly MachineTransition[];
  readonly invoke: readonly { readonly id: string; readonly src: unknown }[];
}

/** A way between two states that hold no others, by their paths such as `signedIn.idle`. */
export interface MachineStep {
  /** The state whose event it is; it may hold others, and is empty for the whole machine. */
  readonly from: string;
  readonly event: string;
  /** What must hold, by its name. */
  readonly guard?: string;
  readonly to: string;
}

const join = ({ path }: MachineNode) => path.join('.');

const collect = (node: MachineNode): readonly MachineNode[] => [
  node,
  ...Object.values(node.states).flatMap(collect),
];

/** Where a machine is once it has entered a state: in its first one without others, of every region. */
function findLeaves(node: MachineNode): readonly MachineNode[] {
  const children = Object.entries(node.states);
  if (children.length === 0) return [node];
  const { initial } = node.config;
  return children
    .filter(([key]) => initial === undefined || key === initial)
    .flatMap(([, child]) => findLeaves(child));
}

/** The names that XState makes itself, in words. */
function sayEvent(event: string, { invoke }: MachineNode): string {
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

function sayGuard(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return undefined;
  return typeof guard.type === 'string' ? guard.type : undefined;
}

const stepsOf = (node: MachineNode): readonly MachineStep[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ eventType, target, guard }) =>
    (target ?? []).flatMap(findLeaves).map((leaf) => ({
      from: join(node),
      event: sayEvent(eventType, node),
      guard: sayGuard(guard),
      to: join(leaf),
    })),
  );

/** The states of a machine that hold no others, in the order in which it names them. */
export const listStates = (root: MachineNode): readonly string[] =>
  collect(root)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(join);

/** Whether a machine begins in a state. */
export const isFirstState = (root: MachineNode, state: string): boolean =>
  findLeaves(root).some((leaf) => join(leaf) === state);

/** What leads into a state, and what leads out of it: its own ways and those of the states that hold it. */
export function findSteps(root: MachineNode, state: string) {
  const steps = collect(root).flatMap(stepsOf);
  const isAround = (from: string) => from === '' || from === state || state.startsWith(`${from}.`);
  return {
    into: steps.filter(({ to, from }) => to === state && from !== state),
    outOf: steps.filter(({ to, from }) => isAround(from) && to !== state),
  };
}

/** Where a machine is, as XState says it. */
export type StateNames = string | { readonly [region: string]: StateNames | undefined };

/** The paths of the states in which a machine is: one, or one for each of its regions. */
export const readStates = (value: StateNames, around = ''): readonly string[] =>
  typeof value === 'string'
    ? [`${around}${value}`]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined ? [] : readStates(inner, `${around}${name}.`),
      );
