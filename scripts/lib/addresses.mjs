import { bold, print, table } from './output.mjs';

const query = '{ systemData { sites { name domains { host slug } } } }';

/** The sites of the content service, or none if it does not respond. */
async function readSites(contentUrl) {
  try {
    const response = await fetch(`${contentUrl}/graphql?locale=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(5000),
    });
    return (await response.json()).data.systemData.sites;
  } catch {
    // A missing table of addresses is no reason to stop a running stack.
    return [];
  }
}

function siteAddress({ host, slug }, settings) {
  const url = new URL(settings.SITE_URL);
  if (url.hostname === 'localhost') url.hostname = host;
  return slug ? `${url.origin}/${slug}` : url.origin;
}

function describeAccounts(settings) {
  const accounts = [
    ['Editor of the content service', `${settings.EDITOR_EMAIL} / ${settings.CMS_EDITOR_PASSWORD}`],
    ...(settings.hasDemoPeople ? ['customer', 'pending', 'newcomer', 'admin', 'staff'] : []).map((name) => [
      `Customer portal: ${name}`,
      `${name}@demo.example / Demo-1234`,
    ]),
    ...(settings.EDITOR_PASSWORD
      ? [['Routing trace of an address', `append ?explain / ${settings.EDITOR_PASSWORD}`]]
      : []),
  ];
  return `\n${bold('Demo accounts')}\n\n${table(accounts)}`;
}

function describeFirstSteps(settings) {
  const steps = [
    ['First editor', `register at ${settings.CONTENT_URL}/admin`],
    ['First site', 'Sites → Create new in the admin; then a page with the slug home'],
    ['First administrator', 'npm run -w @kmx/identity-service admin -- --email=YOU@EXAMPLE.COM'],
  ];
  return `\n${bold('Without demo data')}\n\n${table(steps)}`;
}

export async function printAddresses(settings, { hasSite, hasStyleGuide, hasDemo }) {
  const sites = hasSite ? await readSites(settings.CONTENT_URL) : [];
  const rows = [
    ['Content admin', `${settings.CONTENT_URL}/admin`],
    ['Content GraphQL', `${settings.CONTENT_URL}/graphql`],
    ['Product GraphQL', `http://localhost:${settings.PRODUCT_PORT}/graphql`],
    ['Customer GraphQL', `http://localhost:${settings.CUSTOMER_PORT}/graphql`],
    ['Identity provider', settings.IDENTITY_URL],
    ...(hasStyleGuide ? [['Style guide', settings.STYLE_GUIDE_URL]] : []),
    ...(settings.hasDemoPeople && !process.env.MAIL_REPLY_SMTP_PORT
      ? [['Replies by mail', 'smtp://localhost:2525']]
      : []),
    ...(process.env.SMTP_URL ? [] : [['Sent mails', `${settings.DATA_DIR}/mail`]]),
  ];
  if (hasSite && sites.length === 0) rows.unshift(['Site', settings.SITE_URL]);
  const siteRows = sites.flatMap((site) =>
    site.domains.map((domain) => [`Site ${site.name}`, siteAddress(domain, settings)]),
  );
  print(`\n${bold('Everything is running.')}\n`);
  print(table([...siteRows, ...rows, ['Logs', `${settings.DATA_DIR}/logs`]]));
  print(hasDemo ? describeAccounts(settings) : describeFirstSteps(settings));
  print('\nPress Ctrl-C to stop everything.\n');
}
