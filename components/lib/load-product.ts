import type { Product } from '@/content/site/types';

/** Loads the words of a product's page, the chunk of one file of content/products. */
export async function loadProduct(id: string): Promise<Product> {
  const { product } = await import(`../../content/products/${id}.ts`);
  return product;
}
