import { run } from '../lib/run.mjs';
import { migrateContent } from '../lib/seed.mjs';

/** Brings the database of a service to the present schema and creates it if it does not exist. */
export const migrateService = (name, service) =>
  name === 'content'
    ? migrateContent(service)
    : run('npm', ['run', '-s', '-w', `@kmx/${name}-service`, 'migrate'], {
        env: service.env,
        isQuiet: true,
        what: `The migration of the database of ${service.title}`,
      });
