import { z } from 'zod';

export interface MetricsSettings {
  port: number;
  host: string;
}

/** Common variables of all programs; without a port, metrics are disabled. */
export const metricsVariables = z.object({
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
});

export const toMetricsSettings = ({
  METRICS_PORT,
  METRICS_HOST,
}: z.output<typeof metricsVariables>): MetricsSettings | undefined =>
  METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: METRICS_HOST };
