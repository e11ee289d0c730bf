# The shop as one image: build with `docker build -t karite .`, run with a PostgreSQL (see compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /shop
ENV CI=true
# The packages are a layer of their own: a change of the code does not download them again.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm install --global "$(node -p "require('./package.json').packageManager")" && pnpm fetch
COPY . .
# pnpm removes nothing by itself: what only builds goes with its folder, and what the server needs is installed again.
RUN pnpm install --frozen-lockfile --offline \
 && npm run build \
 && rm -rf node_modules */node_modules \
 && pnpm install --frozen-lockfile --offline --prod --filter-prod @karite/api...

FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072 HOST=0.0.0.0 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# From what changes least to what changes most.
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/demo ./demo
COPY --from=build /shop/shared ./shared
COPY --from=build /shop/custom ./custom
COPY --from=build /shop/api ./api
COPY --from=build /shop/storefront/dist ./storefront/dist
COPY --from=build /shop/backoffice/dist ./backoffice/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=3m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "api/dist/bundle/server.js"]
