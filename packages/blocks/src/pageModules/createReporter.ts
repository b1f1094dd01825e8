import { problemKey, type BlockProblem } from '../contract/BlockProblem';

export function createReporter(report: (problem: BlockProblem) => void): (problem: BlockProblem) => void {
  const reported = new Set<string>();
  return (problem) => {
    const key = problemKey(problem);
    if (reported.has(key)) return;
    reported.add(key);
    report(problem);
  };
}
