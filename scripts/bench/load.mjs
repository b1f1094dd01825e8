import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/** CPU time of all threads of a process, in milliseconds. */
function readCpuMs(pid) {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  // The preceding program name may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

const restMs = 1000;

/** Waits until a process has finished its startup work, such as the search index. */
export async function untilIdle(pid) {
  let before;
  do {
    before = readCpuMs(pid);
    await wait(restMs);
  } while (readCpuMs(pid) - before > restMs / 20);
}

/** Resident memory of a process, in megabytes. */
export function readMemory(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
  return Math.round(Number(kilobytes) / 1024);
}

function request(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Sends `count` requests to `urlOf(index)` over `connections` connections. Returns requests per second, CPU time of the
 * process `pid` per request, latencies in milliseconds, and counts by status.
 */
export async function sendLoad({ pid, urlOf, count, connections }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies = [];
  const statuses = {};
  let next = 0;
  const send = async () => {
    while (next < count) {
      const url = urlOf(next);
      next += 1;
      const startedAt = performance.now();
      const status = await request(url, agent);
      latencies.push(performance.now() - startedAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const cpuBefore = readCpuMs(pid);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: connections }, send));
  const tookMs = performance.now() - startedAt;
  agent.destroy();
  latencies.sort((one, other) => one - other);
  return {
    perSecond: (count * 1000) / tookMs,
    cpuMs: (readCpuMs(pid) - cpuBefore) / count,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    statuses,
  };
}
