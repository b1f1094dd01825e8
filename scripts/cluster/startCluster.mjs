import path from 'node:path';
import { restartPauses } from '../lib/decideRestart.mjs';
import { developerSettings } from '../lib/e2eStack.mjs';
import { readSettings } from '../lib/env.mjs';
import { takeLock } from '../lib/lock.mjs';
import { checkPorts } from '../lib/preflight.mjs';
import { removeData, stepsToPrepare } from '../lib/prepare.mjs';
import { ensureSecrets } from '../lib/secrets.mjs';
import { seedCustomers } from '../lib/seed.mjs';
import { describeServices } from '../lib/services.mjs';
import { createStack } from '../lib/stack.mjs';
import { startNginx } from './startNginx.mjs';
import { findTools } from './tools.mjs';
import { describeReplicas, replicas } from './topology.mjs';

const programs = Object.keys(replicas);

/** Sets the variables of the processes to the shared servers. */
function shareServers({ postgres, redis, s3, dataDirectory, settings }) {
  developerSettings.forEach((name) => delete process.env[name]);
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    UPLOAD_STORE: `s3://uploads?endpoint=${s3.endpoint}`,
    MEDIA_STORE: `s3://library?endpoint=${s3.endpoint}`,
    ...s3.credentials,
    TRUST_PROXY: '1',
    // The services listen on other addresses than those that browsers use.
    PUBLIC_CONTENT_URL: settings.CONTENT_URL,
    CMS_DATA_DIR: path.join(dataDirectory, 'content'),
    PAGES_DATA_DIR: path.join(dataDirectory, 'pages'),
    SEARCH_DATA_DIR: path.join(dataDirectory, 'search'),
    MAIL_DIR: path.join(dataDirectory, 'mail'),
  });
}

const upstreamsOf = (settings, processes) =>
  // The readiness check uses the first one.
  programs.toReversed().map((program) => ({
    name: program,
    port: settings[`${program.toUpperCase()}_PORT`],
    ports: processes.filter((one) => one.program === program).map(({ port }) => port.port),
  }));

function stepsToSeed(hasDemoContent, { settings, services }) {
  if (hasDemoContent) return { hasDemo: true, more: [] };
  const work = () => seedCustomers(settings, services, { isQuiet: true });
  return { hasDemo: false, more: [{ title: 'Creating the demo customers', work }] };
}

/**
 * Starts PostgreSQL, Redis, an S3-compatible store, all processes of the cluster and nginx, on scratch data below
 * DATA_DIR/cluster. Without `hasDemoContent` only the demo users exist. Returns `{ settings, processes, stack, stop }`.
 */
export async function startCluster({ hasDemoContent = true, isQuiet = false, step }) {
  const tools = await findTools();
  const found = readSettings();
  const dataDirectory = path.join(found.dataDirectory, 'cluster');
  process.env.DATA_DIR = dataDirectory;
  const stops = [takeLock(dataDirectory)];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    removeData({ ...found, dataDirectory });
    const postgres = await tools.startPostgres();
    stops.push(postgres.stop);
    const redis = await tools.startRedis();
    stops.push(redis.stop);
    const s3 = await tools.startS3({
      folder: path.join(dataDirectory, 'objects'),
      buckets: ['uploads', 'library'],
    });
    stops.push(s3.stop);
    shareServers({ postgres, redis, s3, dataDirectory, settings: found });
    const settings = readSettings();
    const services = describeServices(settings, ensureSecrets(settings));
    const processes = describeReplicas(services);
    await checkPorts([
      ...programs.map((program) => services[program].port),
      ...processes.map(({ port }) => port),
    ]);
    const { hasDemo, more } = stepsToSeed(hasDemoContent, { settings, services });
    const options = { settings, services, isFresh: true, isQuiet, hasDemo };
    const prepare = [...(await stepsToPrepare(programs, options)), ...more];
    for (const { title, work, isVerbose } of prepare) await step(title, work, { isVerbose });
    const stack = createStack({
      isQuiet,
      logDirectory: path.join(dataDirectory, 'logs'),
      timeout: settings.START_TIMEOUT_SECONDS * 1000,
      pauses: restartPauses,
    });
    stops.push(stack.stop);
    const nginx = () =>
      startNginx({
        program: tools.nginx,
        folder: path.join(dataDirectory, 'nginx'),
        logFile: path.join(dataDirectory, 'logs/nginx.log'),
        upstreams: upstreamsOf(settings, processes),
      });
    await step('Starting nginx', async () => stops.push((await nginx()).stop));
    await startProcesses({ stack, processes, step });
    return { settings, processes, stack, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the first process of each service alone, because it migrates the database. */
async function startProcesses({ stack, processes, step }) {
  const isFirst = ({ name, program }) => program !== 'site' && name.endsWith('-1');
  const groups = [
    ['Starting the first process of each service', processes.filter(isFirst)],
    ['Starting the other processes', processes.filter((one) => !isFirst(one))],
  ];
  for (const [title, group] of groups)
    await step(title, () => Promise.all(group.map((one) => stack.start(one))), { isVerbose: true });
}
