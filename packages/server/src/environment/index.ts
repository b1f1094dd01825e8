export { metricsVariables, toMetricsSettings, type MetricsSettings } from './metricsSettings';
