import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/**
 * Measures the performance of the first page and sends it when the page is hidden; the path without its
 * query, no personal data.
 */
export function reportWebVitals(isAllowed: () => boolean): void {
  const path = window.location.pathname;
  const metrics = new Map<string, Pick<MetricType, 'name' | 'value' | 'rating'>>();
  const collect = ({ name, value, rating }: MetricType) => metrics.set(name, { name, value, rating });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(collect);
  // Registered after the library's listeners, so that it runs after their final report.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || metrics.size === 0 || !isAllowed()) return;
    navigator.sendBeacon('/api/monitoring', JSON.stringify({ path, metrics: [...metrics.values()] }));
    metrics.clear();
  });
}
