import path from 'node:path';
import { bin, inRoot } from './paths.mjs';

/** The service's own database, or the shared PostgreSQL, but never the file of the content service. */
function databaseOf(name, settings) {
  const own = process.env[`${name.toUpperCase()}_DATABASE_URL`];
  if (own) return own;
  if (settings.DATABASE_URL?.startsWith('postgres')) return settings.DATABASE_URL;
  return `file:${path.join(settings.dataDirectory, name, `${name}.db`)}`;
}

const measuredPrograms = ['site', 'content', 'product', 'customer', 'identity', 'search'];

/** METRICS_PORT is the port of the site; the services use the following ports. */
const metricsOf = (program, { METRICS_PORT }) =>
  METRICS_PORT === undefined
    ? {}
    : { METRICS_PORT: String(METRICS_PORT + measuredPrograms.indexOf(program)) };

/** Replies by mail without a mail provider: they are sent by SMTP to this port. */
const demoReplies = { MAIL_REPLY_DOMAIN: 'reply.localhost', MAIL_REPLY_SMTP_PORT: '2525' };

/** Describes the programs of the stack: commands in production and development, addresses, environment. */
export function describeServices(settings, secrets) {
  const common = {
    ...process.env,
    HOSTNAME: '0.0.0.0',
    SITE_PORT: String(settings.SITE_PORT),
    SITE_URL: settings.SITE_URL,
    CONTENT_PORT: String(settings.CONTENT_PORT),
    CONTENT_URL: settings.CONTENT_URL,
    PRODUCT_URL: settings.PRODUCT_URL,
    CUSTOMER_URL: settings.CUSTOMER_URL,
    IDENTITY_URL: settings.IDENTITY_URL,
    SEARCH_URL: settings.SEARCH_URL,
    ...secrets,
  };
  const contentEnv = {
    ...common,
    PORT: String(settings.CONTENT_PORT),
    ...metricsOf('content', settings),
    CMS_DATA_DIR: process.env.CMS_DATA_DIR ?? path.join(settings.dataDirectory, 'content'),
    SITE_REVALIDATE_URL: process.env.SITE_REVALIDATE_URL ?? `${settings.SITE_URL}/api/revalidate`,
    MAIL_DIR: process.env.MAIL_DIR ?? path.join(settings.dataDirectory, 'mail'),
    EDITOR_EMAIL: settings.EDITOR_EMAIL,
    CMS_EDITOR_PASSWORD: settings.CMS_EDITOR_PASSWORD,
  };
  const styleGuidePort = String(settings.STYLE_GUIDE_PORT);
  return {
    content: {
      name: 'content',
      title: 'the content service',
      port: { port: settings.CONTENT_PORT, purpose: 'the content service', variable: 'CONTENT_PORT' },
      ready: `http://localhost:${settings.CONTENT_PORT}/readyz`,
      cwd: inRoot('services/content'),
      env: contentEnv,
      production: ['node', ['next.mjs', 'start']],
      development: ['node', ['next.mjs', 'dev']],
    },
    product: {
      name: 'product',
      title: 'the product service',
      port: { port: settings.PRODUCT_PORT, purpose: 'the product service', variable: 'PRODUCT_PORT' },
      ready: `http://localhost:${settings.PRODUCT_PORT}/readyz`,
      cwd: inRoot('services/product'),
      env: {
        ...common,
        ...metricsOf('product', settings),
        PRODUCT_PORT: String(settings.PRODUCT_PORT),
        PRODUCT_DATA_DIR: path.join(settings.dataDirectory, 'product'),
        PRODUCT_DATABASE_URL: databaseOf('product', settings),
      },
      production: ['node', ['--enable-source-maps', '.build/cli.mjs', 'start']],
      development: ['node', ['--enable-source-maps', '.build/cli.mjs', 'start']],
    },
    customer: {
      name: 'customer',
      title: 'the customer service',
      port: { port: settings.CUSTOMER_PORT, purpose: 'the customer service', variable: 'CUSTOMER_PORT' },
      ready: `http://localhost:${settings.CUSTOMER_PORT}/readyz`,
      cwd: inRoot('services/customer'),
      env: {
        ...(settings.hasDemoPeople ? demoReplies : {}),
        ...common,
        ...metricsOf('customer', settings),
        CUSTOMER_PORT: String(settings.CUSTOMER_PORT),
        CUSTOMER_DATA_DIR: path.join(settings.dataDirectory, 'customer'),
        CUSTOMER_DATABASE_URL: databaseOf('customer', settings),
        MAIL_DIR: process.env.MAIL_DIR ?? path.join(settings.dataDirectory, 'mail'),
        IDENTITY_ISSUER: `${settings.IDENTITY_URL}/am/oauth2/realms/root/realms/alpha`,
        IDENTITY_ADMIN_URL: `http://localhost:${settings.IDENTITY_PORT}`,
      },
      production: ['node', ['--enable-source-maps', '.build/cli.mjs', 'start']],
      development: ['node', ['--enable-source-maps', '.build/cli.mjs', 'start']],
    },
    identity: {
      name: 'identity',
      title: 'the identity provider',
      port: { port: settings.IDENTITY_PORT, purpose: 'the identity provider', variable: 'IDENTITY_PORT' },
      ready: `http://localhost:${settings.IDENTITY_PORT}/readyz`,
      cwd: inRoot('services/identity'),
      env: {
        ...common,
        ...metricsOf('identity', settings),
        IDENTITY_PORT: String(settings.IDENTITY_PORT),
        IDENTITY_DATA_DIR: path.join(settings.dataDirectory, 'identity'),
        IDENTITY_DATABASE_URL: databaseOf('identity', settings),
        MAIL_DIR: process.env.MAIL_DIR ?? path.join(settings.dataDirectory, 'mail'),
      },
      production: ['node', ['--enable-source-maps', '.build/cli.mjs', 'start']],
      development: ['node', ['--enable-source-maps', '.build/cli.mjs', 'start']],
    },
    search: {
      name: 'search',
      title: 'the search service',
      port: { port: settings.SEARCH_PORT, purpose: 'the search service', variable: 'SEARCH_PORT' },
      ready: `http://localhost:${settings.SEARCH_PORT}/readyz`,
      cwd: inRoot('services/search'),
      env: {
        ...common,
        ...metricsOf('search', settings),
        SEARCH_PORT: String(settings.SEARCH_PORT),
        SEARCH_DATA_DIR: process.env.SEARCH_DATA_DIR ?? path.join(settings.dataDirectory, 'search'),
      },
      production: ['node', ['--enable-source-maps', '.build/cli.mjs', 'start']],
      development: ['node', ['--enable-source-maps', '.build/cli.mjs', 'start']],
    },
    site: {
      name: 'site',
      title: 'the site',
      port: { port: settings.SITE_PORT, purpose: 'the site', variable: 'SITE_PORT' },
      ready: `http://localhost:${settings.SITE_PORT}/readyz`,
      cwd: inRoot('packages/site'),
      env: {
        ...common,
        ...metricsOf('site', settings),
        PORT: String(settings.SITE_PORT),
        EDITOR_PASSWORD: settings.EDITOR_PASSWORD,
        PAGES_DATA_DIR: process.env.PAGES_DATA_DIR ?? path.join(settings.dataDirectory, 'pages'),
      },
      // Source maps would take 65 MB, and the bundle is readable without them.
      production: ['node', ['.build/server.mjs']],
      development: ['node', ['build/dev.mjs']],
    },
    styleGuide: {
      name: 'style-guide',
      title: 'the style guide',
      port: { port: settings.STYLE_GUIDE_PORT, purpose: 'the style guide', variable: 'STYLE_GUIDE_PORT' },
      ready: `http://localhost:${settings.STYLE_GUIDE_PORT}/readyz`,
      readyInDevelopment: `http://localhost:${settings.STYLE_GUIDE_PORT}/`,
      cwd: inRoot('.'),
      env: common,
      production: ['node', [inRoot('scripts/lib/staticServer.mjs'), 'storybook-static', styleGuidePort]],
      development: [
        bin('storybook'),
        ['dev', '-p', styleGuidePort, '--no-open', '--disable-telemetry', '--ci'],
      ],
    },
  };
}
