// The marker package throws outside Next.
export {};
