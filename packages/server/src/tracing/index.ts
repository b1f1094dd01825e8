export { currentTraceId, enterTrace, runWithTrace, traceHeaders } from './currentTrace';
export { traceparentHeader } from './traceparent';
