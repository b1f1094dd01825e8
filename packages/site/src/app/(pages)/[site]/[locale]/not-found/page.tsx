import { loadShellView } from '@/server/view/createSiteView';
import { NotFoundView } from '@/shell/NotFoundView';

// The text names the path that was asked for.
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[site]/[locale]/not-found'>;

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export default async function NotFoundPage({ params, searchParams }: Props) {
  const { path, q } = await searchParams;
  return <NotFoundView view={await loadShellView(await params)} path={single(path)} query={single(q)} />;
}
