import type { RouteTraceStep } from '@kmx/core';

import type { ExplainMessages } from './ExplainMessages';
import { decideStepState, type StepState } from './stepState';
import { stepTable, type StepTable } from './stepTable';
import { stepText, stepTitle } from './stepTexts';

/** One step of a trace in words, for the view, the API and the command line. */
export interface TraceLine {
  step: RouteTraceStep['step'];
  /** 0: the address itself; 1: where its first redirect leads; and so on. */
  hop: number;
  state: StepState;
  title: string;
  text: string;
  table?: StepTable;
}

/** Puts a trace into words, step by step. */
export const describeTrace = (trace: readonly RouteTraceStep[], words: ExplainMessages): TraceLine[] =>
  trace.map((step) => {
    const table = stepTable(step, words);
    return {
      step: step.step,
      hop: step.hop,
      state: decideStepState(step),
      title: stepTitle(step, words),
      text: stepText(step, words),
      ...(table && { table }),
    };
  });
