import { metricsVariables, toMetricsSettings } from './metricsSettings';

const read = (source: object) => toMetricsSettings(metricsVariables.parse(source));

it('disables metrics without a port', () => {
  expect(read({})).toBeUndefined();
  expect(read({ METRICS_HOST: '0.0.0.0' })).toBeUndefined();
});

it('listens on localhost by default', () => {
  expect(read({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toEqual({ port: 9464, host: '0.0.0.0' });
});

it('rejects an invalid port', () => {
  expect(() => read({ METRICS_PORT: '70000' })).toThrow(/METRICS_PORT/);
});
