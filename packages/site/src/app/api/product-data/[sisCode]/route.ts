import { env } from '@/server/env';
import { answerProductData } from '@/server/http/answerProductData';

/** `GET /api/product-data/{sisCode}?cache=`: classifications and products of a locale (section 7). */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/product-data/[sisCode]'>,
): Promise<Response> {
  const { sisCode } = await params;
  return answerProductData(sisCode, env().PRODUCT_URL);
}
