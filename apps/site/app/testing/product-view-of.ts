import { loadProduct } from '#site/features/product/load-product.server.ts';
import type { ProductView } from '#site/features/product/product-view.ts';
import { createSiteContext } from '#site/platform-client/create-site-context.ts';
import { siteSettings } from '#test/site-settings.ts';
import { demoAnswers } from './demo-answers.ts';
import { bundleEntries } from './demo-products.ts';
import { type Answers, fakePlatform } from './fake-platform.ts';

/** A product as its page gets it, loaded from a fake platform that answers with `product`. */
export function productViewOf(
  product: { slug: string; [field: string]: unknown },
  { search = '', answers = {}, cookie = '' }: { search?: string; answers?: Answers; cookie?: string } = {},
): Promise<ProductView> {
  const { transport } = fakePlatform({
    ...demoAnswers,
    'GET /api/v1/product/web/get': () => product,
    'GET /api/v1/product/checkBundles': () => bundleEntries,
    ...answers,
  });
  const request = new Request('http://izlog.example/', { headers: { cookie } });
  const context = createSiteContext(request, {
    site: siteSettings(),
    transport,
    env: { production: true },
    requestId: 'request-1',
  });
  return loadProduct(context, product.slug, new URLSearchParams(search), request);
}
