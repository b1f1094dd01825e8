import { z } from 'zod';

import { at, contentUrl } from './addresses';

const result = z.object({
  data: z.object({
    systemData: z.object({
      sites: z
        .array(
          z.object({
            key: z.string(),
            languages: z.array(z.string()).min(1),
            internationalOnly: z.boolean(),
            hideSideButtons: z.boolean(),
            enableCutFont: z.boolean(),
            domains: z.array(z.object({ host: z.string(), slug: z.string().nullable() })).min(1),
          }),
        )
        .min(1),
    }),
  }),
});

type ConfiguredSite = z.infer<typeof result>['data']['systemData']['sites'][number];

/** A site as editors configured it, and where its home page is: in English where the site has it. */
export interface SiteTraits extends Pick<
  ConfiguredSite,
  'key' | 'languages' | 'internationalOnly' | 'hideSideButtons' | 'enableCutFont'
> {
  homeUrl: string;
}

function homeUrlOf({ domains, languages }: ConfiguredSite): string {
  const [domain] = domains;
  const language = languages.includes('en') ? 'en' : languages[0];
  return at(domain?.host ?? '', `/${[language, domain?.slug].filter(Boolean).join('/')}`);
}

/** Properties of every site from the content service. */
export async function siteTraits(): Promise<SiteTraits[]> {
  const response = await fetch(`${contentUrl}/graphql?locale=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        '{ systemData { sites { key languages internationalOnly hideSideButtons enableCutFont domains { host slug } } } }',
    }),
  });
  const { sites } = result.parse(await response.json()).data.systemData;
  return sites.map((site) => ({ ...site, homeUrl: homeUrlOf(site) }));
}
