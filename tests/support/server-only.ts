// Outside Next the marker package refuses to load; in tests every module is on the server's side.
export {};
