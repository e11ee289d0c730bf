# The shop as one image: build with `docker build -t karite .`, run with a PostgreSQL (see compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /shop
ENV CI=true
COPY . .
# What only builds and tests stays here: pnpm takes nothing away by itself, so what the server needs is installed anew.
RUN pnpm="$(node -p "require('./package.json').packageManager")" \
 && npx --yes "$pnpm" install --frozen-lockfile \
 && npm run build \
 && rm -rf node_modules */node_modules \
 && npx --yes "$pnpm" install --frozen-lockfile --offline --prod --filter-prod @karite/api...

FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072 HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/shared ./shared
COPY --from=build /shop/demo ./demo
COPY --from=build /shop/custom ./custom
COPY --from=build /shop/api ./api
COPY --from=build /shop/storefront/dist ./storefront/dist
COPY --from=build /shop/backoffice/dist ./backoffice/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "api/dist/bundle/server.js"]
