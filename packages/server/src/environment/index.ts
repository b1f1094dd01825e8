export { isLocalUrl } from './localAddress.mjs';
export { metricsVariables, toMetricsSettings, type MetricsSettings } from './metricsSettings';
export { findPlainConnections, isRemote, plainConnectionVariables } from './plainConnections';
export { readSecretFiles } from './secretFiles';
