import { withRateLimit } from '@/server/http/rateLimit';
import { handleProductDocuments } from '@/server/products/handleProductDocuments';
import { withRequestId } from '@/server/withRequestId';

/** The documents of a product, for a machine's page in the customer area. */
export const GET = withRequestId(
  withRateLimit(
    'download',
    async (
      request: Request,
      { params }: RouteContext<'/api/product-documents/[locale]/[slug]'>,
    ): Promise<Response> => {
      const { locale, slug } = await params;
      return handleProductDocuments(locale, slug, request);
    },
  ),
);
