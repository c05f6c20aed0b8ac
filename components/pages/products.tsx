export function ProductsPage(_: Record<string, unknown>) {
  return <h1>ProductsPage</h1>;
}
