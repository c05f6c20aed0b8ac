import { Notice } from '@/components/blocks/notice';
import { productNotFound } from '@/content/pages/product-not-found';

const { plate, ...words } = productNotFound;

/** The page of an unknown product. */
export const ProductNotFoundPage = () => (
  <Notice {...words}>
    <p className="font-display text-[min(clamp(7rem,12vw,11rem),34vw)] leading-none font-semibold">
      {plate.number}
    </p>
    <p className="mt-8 text-lead text-on-dark-soft">{plate.text}</p>
  </Notice>
);
