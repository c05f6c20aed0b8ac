export function ProductNotFoundPage(_: Record<string, unknown>) {
  return <h1>ProductNotFoundPage</h1>;
}
