import { jsonUnavailable } from '../http/answers';
import { describeFailure, log } from '../log';
import { ProductServiceError } from '../products/ProductServiceError';

/** Says plainly that there is no product data when the product service cannot answer. */
export async function answerFailure(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ProductServiceError)) throw error;
    log('error', describeFailure(error), {});
    return jsonUnavailable('There is no product data at the moment.');
  }
}
