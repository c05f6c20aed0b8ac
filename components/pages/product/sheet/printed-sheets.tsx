import { loadProduct } from '@/components/lib/load-product';
import { PaperHead } from '@/components/scene/paper';
import { productPage } from '@/content/pages/product-page';
import { Sheet } from './sheet';

/** Loads the sheets of these products, each on a page of paper. */
export async function loadSheets(ids: readonly string[]) {
  const products = await Promise.all(ids.map(loadProduct));
  return products.map((product) => (
    <article key={product.summary.id} className="not-last:break-after-page">
      <PaperHead />
      <h2 className="font-display text-h4">{product.summary.name}</h2>
      <p>{productPage.sheet.title}</p>
      <Sheet {...product} />
    </article>
  ));
}
