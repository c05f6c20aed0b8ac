import { SplitHero } from '@/components/sections/split-hero';
import { ButtonLink } from '@/components/ui/button';
import { productPage } from '@/content/product-page';
import type { Product } from '@/content/types';

export function ProductPage({ product }: { product: Product }) {
  const { name, subtitle, description, picture, inverted } = product;
  return (
    <SplitHero
      back={productPage.back}
      title={name}
      subtitle={subtitle}
      lead={description}
      picture={picture}
      inverted={inverted}
    >
      <ButtonLink to={productPage.demo.to}>{productPage.demo.label}</ButtonLink>
    </SplitHero>
  );
}
