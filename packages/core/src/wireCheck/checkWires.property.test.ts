import fc from 'fast-check';

import { checkWires } from './checkWires';
import { crossSection, machine, wiresOf } from './wires.mock';

describe('for any range and wire', () => {
  const size = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 1000);
  const verdictOf = (wire: string, product: Parameters<typeof machine>[1]) =>
    checkWires(wiresOf(wire), [machine('a', product)]).machines[0]?.verdicts[0];
  const marginOf = (wire: number, from: number, to: number) => {
    const verdict = verdictOf(`${String(wire)}mm2`, [crossSection(`${String(from)} – ${String(to)}`)]);
    return verdict?.kind === 'fits' ? verdict.margin.share : undefined;
  };

  it('a wire inside the range fits, and one outside does not', () => {
    fc.assert(
      fc.property(size, size, size, (a, b, wire) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        expect(marginOf(wire, from, to) !== undefined).toBe(wire >= from && wire <= to);
      }),
    );
  });

  it('a wider range never has a smaller margin', () => {
    fc.assert(
      fc.property(size, size, size, fc.integer({ min: 0, max: 5000 }), (a, b, wire, more) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const narrow = marginOf(wire, from, to);
        if (narrow === undefined) return;
        const wide = marginOf(wire, from, Number((to + more / 1000).toFixed(3)));
        expect(wide ?? -1).toBeGreaterThanOrEqual(narrow - 1e-9);
      }),
    );
  });

  it('the cover contains every wire that any machine can process', () => {
    const ranges = fc.array(fc.tuple(size, size), { maxLength: 6 });
    fc.assert(
      fc.property(ranges, fc.array(size, { minLength: 1, maxLength: 8 }), (pairs, sizes) => {
        const products = pairs.map(([a, b], index) =>
          machine(`m${String(index)}`, [
            crossSection(`${String(Math.min(a, b))} – ${String(Math.max(a, b))}`),
          ]),
        );
        const { wires, machines, cover } = checkWires(
          wiresOf(...sizes.map((value) => `${String(value)}mm2`)),
          products,
        );
        const coverable = wires.filter((_, index) =>
          machines.some(({ verdicts }) => verdicts[index]?.kind === 'fits'),
        );
        expect(cover.covered).toBe(coverable.length);
        expect(cover.covered + cover.uncovered.length).toBe(wires.length);
      }),
    );
  });
});
