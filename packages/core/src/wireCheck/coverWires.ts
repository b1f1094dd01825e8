import type { CheckedMachine, WireMachine } from './checkWires';

export interface WireCover<TMachine extends WireMachine> {
  /** Sorted by the number of additional wires. */
  readonly machines: readonly TMachine[];
  /** Number of wires that they process together. */
  readonly covered: number;
  /** Positions of the wires that no machine processes. */
  readonly uncovered: readonly number[];
}

type Positions = readonly number[];

interface Share<TMachine extends WireMachine> {
  readonly machine: TMachine;
  /** Wires that it processes. */
  readonly wires: Positions;
}

/** Removes machines whose wires the others process too, even if they were chosen first. */
const withoutNeedless = <TMachine extends WireMachine>(shares: readonly Share<TMachine>[]) =>
  shares.reduce((combined, share) => {
    const others = new Set(combined.filter((other) => other !== share).flatMap(({ wires }) => wires));
    return share.wires.every((wire) => others.has(wire))
      ? combined.filter((other) => other !== share)
      : combined;
  }, shares);

function chooseGreedily<TMachine extends WireMachine>(
  shares: readonly Share<TMachine>[],
): readonly Share<TMachine>[] {
  const done = new Set<number>();
  const chosen: Share<TMachine>[] = [];
  const gain = ({ wires }: Share<TMachine>) => wires.filter((wire) => !done.has(wire)).length;
  for (;;) {
    const best = shares.reduce<Share<TMachine> | undefined>(
      (top, next) => (gain(next) > (top ? gain(top) : 0) ? next : top),
      undefined,
    );
    if (!best) return chosen;
    chosen.push(best);
    for (const wire of best.wires) done.add(wire);
  }
}

/**
 * Greedy set cover: always adds the machine with the most additional wires, the better ranked for equal numbers, then
 * removes redundant ones. Close to the minimum, and deterministic.
 */
export function coverWires<TMachine extends WireMachine>(
  count: number,
  ranked: readonly CheckedMachine<TMachine>[],
): WireCover<TMachine> {
  const shares = ranked.map(({ machine, verdicts }) => ({
    machine,
    wires: verdicts.flatMap(({ kind }, index) => (kind === 'fits' ? [index] : [])),
  }));
  const chosen = withoutNeedless(chooseGreedily(shares));
  const covered = new Set(chosen.flatMap(({ wires }) => wires));
  const positions = Array.from({ length: count }, (_, index) => index);
  return {
    machines: chosen.map(({ machine }) => machine),
    covered: covered.size,
    uncovered: positions.filter((index) => !covered.has(index)),
  };
}
