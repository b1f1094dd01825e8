/** Pages to offer: the first, the last, the current with its neighbours. `gap` replaces at least two omitted pages. */
export function decidePageSteps(page: number, pageCount: number): readonly (number | 'gap')[] {
  const isShown = (step: number) => step === 1 || step === pageCount || Math.abs(step - page) <= 1;
  const steps: (number | 'gap')[] = [];
  for (let step = 1; step <= pageCount; step += 1) {
    if (isShown(step) || (isShown(step - 1) && isShown(step + 1))) steps.push(step);
    else if (steps.at(-1) !== 'gap') steps.push('gap');
  }
  return steps;
}
