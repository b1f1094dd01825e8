export { Counter, Gauge, Histogram, type Registry } from 'prom-client';
export { createRouteOf, type RouteOf } from './createRouteOf';
export type { QueueState, Queues } from './measureQueues';
export { startMetrics, type RunningMetrics } from './startMetrics';
