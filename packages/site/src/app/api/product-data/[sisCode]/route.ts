import { handleProductData } from '@/server/productData/handleProductData';
import { withRequestId } from '@/server/withRequestId';

/** `GET /api/product-data/{sisCode}?cache=`: classifications and products of a locale (section 7). */
export const GET = withRequestId(
  async (request: Request, { params }: RouteContext<'/api/product-data/[sisCode]'>): Promise<Response> => {
    const { sisCode } = await params;
    return handleProductData(sisCode, request);
  },
);
