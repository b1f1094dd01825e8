import type { RouteTraceStep } from '@kmx/core';

import type { ExplainMessages } from './ExplainMessages';
import { decideStepState, type StepState } from './stepState';
import { stepTable, type StepTable } from './stepTable';
import { stepText, stepTitle } from './stepTexts';

export interface TraceLine {
  step: RouteTraceStep['step'];
  /** Number of redirects followed before this step; 0 is the requested address. */
  hop: number;
  state: StepState;
  title: string;
  text: string;
  table?: StepTable;
}

export const describeTrace = (trace: readonly RouteTraceStep[], messages: ExplainMessages): TraceLine[] =>
  trace.map((step) => {
    const table = stepTable(step, messages);
    return {
      step: step.step,
      hop: step.hop,
      state: decideStepState(step),
      title: stepTitle(step, messages),
      text: stepText(step, messages),
      ...(table && { table }),
    };
  });
