import { parseArgs } from 'node:util';
import { loadEnvFile, readSettings } from './lib/env.mjs';
import { fetchExplanation, formatExplanation } from './lib/explainAddress.mjs';
import { readPreviewKey } from './lib/explainSecrets.mjs';
import { Problem, runMain, print } from './lib/output.mjs';

const help = `npm run explain -- URL [--accept-language=de-CH,en] [--locale-cookie=de] [--lang=en]

Prints every routing decision of the running site for an address: site, locale, page, redirects, protection.
URL is absolute (http://localhost:3000/en/about) or a path of the site (/en/about).
--accept-language and --locale-cookie simulate a visitor; --lang is the language of the output.
--json prints the site's response as it is.`;

const options = {
  'accept-language': { type: 'string' },
  'locale-cookie': { type: 'string' },
  lang: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

function resolveAddress(address, siteUrl) {
  if (!URL.canParse(address, siteUrl)) throw new Problem(`"${address}" is not an address.\n\n${help}`);
  return new URL(address, siteUrl).href;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [address] = positionals;
  if (values.help) return print(help);
  if (address === undefined) throw new Problem(`Name an address.\n\n${help}`);
  loadEnvFile();
  const settings = readSettings();
  const explanation = await fetchExplanation({
    siteUrl: settings.SITE_URL,
    key: readPreviewKey(settings),
    url: resolveAddress(address, settings.SITE_URL),
    lang: values.lang,
    acceptLanguage: values['accept-language'],
    cookieLocale: values['locale-cookie'],
  });
  return print(values.json ? JSON.stringify(explanation, null, 2) : formatExplanation(explanation));
});
