import { explainFailure } from '../../toolkit/src/cli/explainFailure';

/** By name: the module of the environment cannot be imported while the environment is wrong. */
const isPlain = (error: unknown): error is Error =>
  error instanceof Error && ['EnvironmentError', 'StartError'].includes(error.name);

/** Message for the operator: one sentence with the cause and one with the remedy, or the stack of a fault in the program. */
export const describeStartFailure = (error: unknown): unknown => {
  if (isPlain(error)) return error.message;
  const explained = explainFailure(error);
  return explained === undefined ? error : `The content service cannot start. ${explained}`;
};

/** Ends a start that cannot succeed: Next would go on, and respond to everything with 500. */
export const endStart = (error: unknown): never => {
  console.error(describeStartFailure(error));
  process.exit(1);
};
