export { currentTraceId, enterTrace, runWithTrace, traceHeaders, withTraceId } from './currentTrace';
export { traceparentHeader } from './traceparent';
