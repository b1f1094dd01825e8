import type { Metadata } from 'next';

import { accessParameter, readAccessProblem } from '@/server/access/accessProblem';
import { decideReturnTo } from '@/server/access/decideReturnTo';
import { loadLockedPage } from '@/server/access/loadLockedPage';
import { LockedView } from '@/shell/LockedView';

// What was wrong with a password is for one reader and one moment.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/locked/[parent]/[slug]'>;

async function load(params: Props['params']) {
  const { site, locale, parent, slug } = await params;
  return loadLockedPage(site, locale, parent, slug);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, page } = await load(params);
  return { title: `${page.title} | ${view.site.name}`, robots: { index: false } };
}

export default async function LockedPage({ params, searchParams }: Props) {
  const { view, page, path } = await load(params);
  const { path: asked, [accessParameter]: problem } = await searchParams;
  return (
    <LockedView
      view={view}
      page={page}
      returnTo={decideReturnTo(typeof asked === 'string' ? asked : undefined) ?? path}
      problem={readAccessProblem(problem)}
    />
  );
}
