/** Work that a search may still do; once there is none it ends with the best it has found. */
export interface Effort {
  left: number;
}

export const unlimited = (): Effort => ({ left: Number.POSITIVE_INFINITY });
