export { createLog, type Log, type LogFields } from './createLog';
export { describeFailure } from './describeFailure';
export {
  currentRequestId,
  decideRequestId,
  enterRequestId,
  requestIdHeader,
  runWithRequestId,
} from './requestId';
