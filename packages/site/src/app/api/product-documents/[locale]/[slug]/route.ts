import { withRateLimit } from '@/server/http/rateLimit';
import { handleProductDocuments } from '@/server/products/handleProductDocuments';
import { withRequestId } from '@/server/withRequestId';

/** Documents of a product, for the machine pages of the customer area. */
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
