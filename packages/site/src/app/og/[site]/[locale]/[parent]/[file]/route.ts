import { handleShareCard } from '@/server/findability/handleShareCard';
import { respondFromContent, notFoundResponse } from '@/server/http/plainResponses';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

const extension = '.png';

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** `/og/{site}/{locale}/{parent}/{slug}.png`: generated share image of a page without its own. */
export const GET = withRequestId(
  async (
    request: Request,
    { params }: RouteContext<'/og/[site]/[locale]/[parent]/[file]'>,
  ): Promise<Response> => {
    const { site, locale, parent, file } = await params;
    const parentSlug = decode(parent);
    const name = decode(file);
    if (parentSlug === undefined || !name?.endsWith(extension)) return notFoundResponse();
    const address = { siteKey: site, urlCode: locale, parentSlug, slug: name.slice(0, -extension.length) };
    return respondFromContent(() => handleShareCard(address, request.headers.get('if-none-match')));
  },
);
